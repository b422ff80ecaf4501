export { LoadingScreen as default } from "@/components/shell/loading-screen"
