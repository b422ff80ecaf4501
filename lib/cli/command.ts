// What the entry and the commands know of each other. Types only: each command is a bundle of its own, loaded when asked for.
import type { Terminal } from "./terminal"

/** 0 done; 1 the answer is "no"; 2 wrong usage or unreadable input. */
export type ExitCode = 0 | 1 | 2

export const COMMAND_NAMES = ["route", "why", "lint", "graph", "map"] as const
export type CommandName = (typeof COMMAND_NAMES)[number]

/** The world as a command sees it. */
export interface Context {
  readonly terminal: Terminal
  /** Absolute path that relative paths start from. */
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Where read libraries may be kept between runs; null: nowhere. */
  readonly cacheFolder: string | null
  /** Version of the product. */
  readonly version: string
}

/** Options as commander hands them over: texts, lists of texts and flags, not yet checked. */
export interface LibraryOptions {
  library?: string[]
  manifest?: string
  json?: boolean
}

export interface RequestOptions {
  project?: string
  path?: string[]
  minEvalState?: string
  max?: string
  today?: string
}

export interface RouteOptions extends LibraryOptions, RequestOptions {
  strategy?: string
  requests?: string
  brief?: boolean
}

export interface WhyOptions extends LibraryOptions, RequestOptions {}

export interface LintOptions extends LibraryOptions {
  format?: string
  portable?: boolean
}

export interface GraphOptions extends LibraryOptions {
  format?: string
  kinds?: string
  focus?: string
  depth?: string
  side?: string
}

export type MapAction = "fresh" | "watermark"
export interface MapOptions extends LibraryOptions {}

/** Each command's module exports `run`. */
export interface CommandModules {
  route: { run(query: string | undefined, options: RouteOptions, context: Context): Promise<ExitCode> }
  why: { run(skill: string, query: string, options: WhyOptions, context: Context): Promise<ExitCode> }
  lint: { run(options: LintOptions, context: Context): Promise<ExitCode> }
  graph: { run(options: GraphOptions, context: Context): Promise<ExitCode> }
  map: {
    run(action: MapAction, file: string | undefined, options: MapOptions, context: Context): Promise<ExitCode>
  }
}

export type LoadCommand = <Name extends CommandName>(name: Name) => CommandModules[Name] | Promise<CommandModules[Name]>
