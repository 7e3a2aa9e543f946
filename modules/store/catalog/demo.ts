import { demoCategories, demoProducts, type DemoCategory } from '#demo'
import { pictureNamed } from '#demo/pictures'
import type { DemoContext } from '#framework/modules'
import { ProductCategory } from './doctypes/product-category.doctype.ts'
import { Product } from './doctypes/product.doctype.ts'

/** Eight stalls with their shelves, and what lies on them. */
export async function demo(context: DemoContext): Promise<void> {
  const shelves = new Map<string, string>()
  for (const [index, category] of demoCategories.entries())
    for (const [route, name] of await addStall(context, category, index + 1)) shelves.set(route, name)
  for (const [index, { category, picture, ...product }] of demoProducts.entries())
    await context.documents.insert(Product, {
      ...product,
      category: shelves.get(category) ?? category,
      state: 'live',
      display_order: index + 1,
      pictures: [{ image: context.picture(picture), alt: pictureNamed(picture).alt }],
    })
}

/** Adds a stall and its shelves; gives their names by route. */
async function addStall(
  { documents, picture }: DemoContext,
  { picture: drawn, shelves, ...stall }: DemoCategory,
  display_order: number,
): Promise<readonly (readonly [route: string, name: string])[]> {
  const image = picture(drawn)
  const pictures = { category_image: image, mobile_image: image }
  const { name: parent_category } = await documents.insert(ProductCategory, {
    ...stall,
    ...pictures,
    display_order,
  })
  const names: [string, string][] = [[stall.route, parent_category]]
  for (const [place, shelf] of shelves.entries()) {
    const added = await documents.insert(ProductCategory, {
      ...shelf,
      ...pictures,
      parent_category,
      display_order: place + 1,
    })
    names.push([shelf.route, added.name])
  }
  return names
}
