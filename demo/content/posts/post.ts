/** A post of the demo's blog. `days` is how long ago it was published; negative for a scheduled one, null for a draft. */
export interface DemoPost {
  readonly title: string
  readonly route: string
  readonly category: 'Workshops' | 'School life' | 'Neighbourhood'
  readonly summary: string
  readonly author: string
  readonly author_title: string
  readonly cover: string
  readonly cover_alt: string
  readonly body: string
  readonly tags: readonly string[]
  readonly days: number | null
  readonly is_featured?: 1
  /** Routes of products and titles of events. */
  readonly products: readonly string[]
  readonly events: readonly string[]
}

export const image = (address: string, alt: string, caption: string): string =>
  `<figure><img src="${address}" alt="${alt}" /><figcaption>${caption}</figcaption></figure>`
