import type { AlbumCard, Category, EventCard, ProductCard } from '#client'

/** What the server looked up for a section; entries without a name cannot be opened and are left out. */
export const eventsIn = (data: readonly unknown[]): EventCard[] => data.filter(isEvent)
export const productsIn = (data: readonly unknown[]): ProductCard[] => data.filter(isProduct)
export const albumsIn = (data: readonly unknown[]): AlbumCard[] => data.filter(isAlbum)
export const categoriesIn = (data: readonly unknown[]): Category[] => data.filter(isCategory)

const isEvent = (value: unknown): value is EventCard => hasText(value, 'name', 'title', 'start_date')
const isProduct = (value: unknown): value is ProductCard => hasText(value, 'name', 'title', 'route')
const isAlbum = (value: unknown): value is AlbumCard => hasText(value, 'name', 'title')
const isCategory = (value: unknown): value is Category => hasText(value, 'name', 'category_name', 'route')

function hasText(value: unknown, ...fields: string[]): boolean {
  if (typeof value !== 'object' || value === null) return false
  return fields.every((field) => typeof Reflect.get(value, field) === 'string')
}
