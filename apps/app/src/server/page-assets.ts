/** What the page takes from the client's build; build/page-assets.ts gathers it. */
export interface PageAssets {
  css: string
  entry: string
  pages: Record<string, string>
  fonts: Record<string, string>
}
