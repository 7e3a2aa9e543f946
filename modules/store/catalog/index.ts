import { defineModule } from '#framework/modules'
import { Brand } from './doctypes/brand.doctype.ts'
import { ProductCategory } from './doctypes/product-category.doctype.ts'
import { Product } from './doctypes/product.doctype.ts'
import { productHooks } from './doctypes/product.hooks.ts'
import { catalogExtensions } from './extensions.ts'
import { getParentCategories } from './methods/get-parent-categories.ts'
import { words } from './words.ts'

export const catalog = defineModule({
  name: 'catalog',
  shelf: 'store',
  docTypes: [ProductCategory, Brand, Product],
  methods: { getParentCategories },
  hooks: [productHooks],
  extensions: catalogExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  words,
})
