// What can be wrong with one file. A code, once published, keeps its meaning.
import type { Severity } from "./skill-record"

export interface CodeEntry {
  readonly severity: Severity
  /** What the code means, for somebody who has never seen it. */
  readonly what: string
  /** What to type, where no better advice for the very place is known. */
  readonly mend: string
  /** The smallest text (or situation) that raises it. */
  readonly example: string
}

const entry = (severity: Severity, what: string, mend: string, example: string): CodeEntry => ({
  severity,
  what,
  mend,
  example,
})

export const FILE_CODES = {
  // The file and its encoding.
  "file-empty": entry(
    "error",
    "The file holds nothing.",
    "Add frontmatter, or delete the folder.",
    "an empty SKILL.md",
  ),
  "file-too-large": entry(
    "error",
    "The file is larger than 2 MiB and was not read.",
    "Move detail into references/ until SKILL.md is under 2 MiB.",
    "a SKILL.md of 3 MiB",
  ),
  "file-unreadable": entry(
    "error",
    "The file could not be opened or read.",
    "Make the file readable for the user who runs this program.",
    "a SKILL.md with mode 000",
  ),
  "file-not-regular": entry(
    "error",
    "Something that is not a regular file (a pipe, a socket, a device) is named SKILL.md.",
    "Replace it by a regular file.",
    "mkfifo SKILL.md",
  ),
  "file-name-case": entry(
    "warning",
    "The file is not named exactly SKILL.md; agents on case-sensitive systems do not see it.",
    "Rename it: git mv skill.md SKILL.md",
    "hedges/skill.md",
  ),
  "folder-unreadable": entry(
    "error",
    "A folder could not be listed; skills in it are missing here.",
    "Make the folder readable for the user who runs this program.",
    "a folder with mode 000",
  ),
  "link-dangling": entry(
    "warning",
    "A link points to nothing.",
    "Delete the link, or mend its target.",
    "hedges -> ../gone",
  ),
  "link-loop": entry(
    "info",
    "A link leads back into a folder around it; it was not followed.",
    "Delete the link.",
    "hedges/again -> ..",
  ),
  "link-outside": entry(
    "warning",
    "A link points outside the library's root and was not followed.",
    "Copy the target into the library, or add its folder as a root of its own.",
    "hedges -> /etc",
  ),
  "nested-skill": entry(
    "info",
    "A skill lies in the folder of another skill. It is loaded as a skill of its own.",
    "Move it beside its parent, or under references/ if it is reference material.",
    "house/SKILL.md and house/skills/roofs/SKILL.md",
  ),
  "encoding-bom": entry(
    "warning",
    "The file begins with a byte-order mark.",
    "Save as UTF-8 without BOM.",
    "EF BB BF before the first ---",
  ),
  "encoding-utf16": entry(
    "error",
    "The file is UTF-16, not UTF-8.",
    "Save as UTF-8.",
    "FF FE at the start of the file",
  ),
  "encoding-invalid-utf8": entry(
    "warning",
    "The file holds bytes that are not UTF-8; each is shown as U+FFFD. In the frontmatter the file is refused.",
    "Save again as UTF-8.",
    "Caf\\xE9 in a Latin-1 file",
  ),
  "control-chars": entry(
    "error",
    "The frontmatter holds control characters, which databases and screens do not take.",
    "Delete the character(s).",
    "a NUL byte in the description",
  ),
  "hidden-text": entry(
    "warning",
    "Characters that no editor shows (Unicode tags, bidirectional controls). They are decoded here and kept out of every index.",
    "Delete the hidden characters, unless you know why they are there.",
    "description: Trim hedges.<U+E0069 U+E0067 …>",
  ),
  // The frontmatter block.
  "frontmatter-missing": entry(
    "error",
    "There is no frontmatter.",
    "Start the file with ---, name, description, ---.",
    "# Seed swap",
  ),
  "frontmatter-unclosed": entry(
    "error",
    "The frontmatter is opened and never closed.",
    "Add a line --- after its last key.",
    "---\\nname: swap\\n\\n# Steps",
  ),
  "frontmatter-not-first": entry(
    "warning",
    "Something stands before the opening ---. Blank lines are forgiven; for anything else the file is refused.",
    "Delete what stands before ---, or move it below the closing ---.",
    "<!-- Copyright --> before ---",
  ),
  "frontmatter-empty": entry("error", "The frontmatter has no keys.", "Add name and description.", "---\\n---"),
  "frontmatter-not-mapping": entry(
    "error",
    "The frontmatter is not made of key: value lines.",
    "Write name: and description: lines.",
    "---\\nA skill about hedges\\n---",
  ),
  "frontmatter-second-block": entry(
    "warning",
    "The body starts with a second frontmatter block. The first one counts.",
    "Merge the two blocks.",
    "---\\nname: a\\n---\\n---\\nname: b\\n---",
  ),
  "frontmatter-too-large": entry(
    "error",
    "The frontmatter is too large to be read safely.",
    "Move long texts from the frontmatter into the body.",
    "frontmatter of 100 KiB",
  ),
  // YAML.
  "yaml-syntax": entry(
    "error",
    "The frontmatter is not valid YAML.",
    "Mend the line that is named.",
    "description: > text on the header line",
  ),
  "yaml-repaired": entry(
    "warning",
    "A value needs quotes that it does not have. It was read as the text that stands there; other readers fail.",
    "Put the value in double quotes.",
    "description: Plan a garden: beds and paths",
  ),
  "yaml-duplicate-key": entry("error", "A key appears twice.", "Keep one of the two.", "description: … twice"),
  "yaml-alias": entry(
    "error",
    "Anchors and aliases that are undefined, or that grow beyond all measure.",
    "Remove the anchors.",
    "a: &a [*b, *b]",
  ),
  "yaml-too-complex": entry(
    "error",
    "The frontmatter has so many or so deeply nested values that reading it would cost too much.",
    "Flatten or shorten it.",
    "[[[[…]]]]",
  ),
  "value-truncated-by-comment": entry(
    "warning",
    "YAML takes text after a space and # for a comment and drops it.",
    "Put the value in double quotes.",
    "description: Rank board #7 first",
  ),
  // Fields.
  "name-missing": entry(
    "warning",
    "There is no name; the folder's name is used.",
    "Add a name: line.",
    "frontmatter without name:",
  ),
  "name-type": entry("warning", "The name is not text.", "Put it in quotes.", "name: 2048"),
  "name-charset": entry(
    "warning",
    "A name is made of lowercase letters, digits and single hyphens, neither first nor last.",
    "Rename it.",
    "name: Hedge Trimmer",
  ),
  "name-length": entry(
    "warning",
    "The name is longer than 64 characters. Above 200 characters the folder's name is used instead.",
    "Shorten the name.",
    "a name of 80 characters",
  ),
  "name-folder-mismatch": entry(
    "warning",
    "The name differs from the folder's name; strict readers refuse that.",
    "Rename the folder or the skill so that both agree.",
    "trimmer/SKILL.md with name: hedge-trimmer",
  ),
  "description-missing": entry(
    "error",
    "There is no description.",
    "Add description: what the skill does and when to use it.",
    'description: ""',
  ),
  "description-type": entry(
    "error",
    "The description is not text.",
    "Replace it by text, in quotes where it begins with [ or {.",
    "description: [TODO: write]",
  ),
  "description-length": entry(
    "warning",
    "The description is longer than 1,024 characters.",
    "Move detail into the body.",
    "a description of 1,160 characters",
  ),
  "field-type": entry(
    "warning",
    "A field, or an item of it, has the wrong type and was left out.",
    "Write text, in quotes.",
    "keywords: [hedge, null]",
  ),
  "list-length": entry(
    "warning",
    "A list has more than 1,000 items; the rest was left out.",
    "Keep the items that matter.",
    "a list of 5,000 keywords",
  ),
  "field-json": entry(
    "warning",
    "A value looks like JSON but cannot be read as JSON.",
    "Mend the JSON, or write a YAML list.",
    "keywords: '[\"hedge\",'",
  ),
  "field-conflict": entry(
    "warning",
    "A field is set at top level and under metadata, with different values. The top level wins.",
    "Keep one of the two.",
    "keywords: [a] and metadata.keywords: b",
  ),
  "prompts-split": entry(
    "info",
    "A text of example prompts was split at its commas.",
    "Write a list, one prompt an item.",
    "examples: trim the hedge, cut it back",
  ),
  "metadata-not-mapping": entry(
    "warning",
    "metadata is not a map of keys and values.",
    "Write key: value lines under metadata:.",
    "metadata: [author]",
  ),
  "keywords-padding": entry(
    "warning",
    "More than ten keywords: a request's word counts once, so more phrases add noise and no score.",
    "Keep the ten phrases that people really type.",
    "a list of 14 keywords",
  ),
  "body-long": entry(
    "info",
    "The body is longer than the 500 lines that are recommended.",
    "Move detail to references/.",
    "a body of 623 lines",
  ),
  "not-portable": entry(
    "info",
    "The file holds something that strict readers of the published format do not accept. Told only where portability is asked for.",
    "Move other keys under metadata:, each value a text.",
    "keywords: at top level",
  ),
  // Audit state.
  "sidecar-unreadable": entry(
    "error",
    "audit-state.json cannot be read; the skill counts as UNVERIFIED and every trace that names it says so.",
    "Mend the JSON, or delete the file.",
    "an audit-state.json that ends in the middle",
  ),
  "sidecar-unknown-shape": entry(
    "info",
    "audit-state.json has no schema_version: it belongs to another tool and is not used.",
    "Ignore it, or rename the file.",
    '{"lastRun": {}}',
  ),
  "health-unknown-value": entry(
    "warning",
    "A verdict or state has a value that is not known; it counts as UNVERIFIED.",
    "Use one of the known values.",
    "truth_verdict: GREAT",
  ),
} as const satisfies Record<string, CodeEntry>
