import { always, byField, docType, float, int, reading, text } from '#framework/doctypes'
import { ratingRules } from './rating-database-rules.ts'

const counter = { required: true, readOnly: true, default: 0 } as const

/** What buyers think of a product, one row a product that was ever reviewed. Published reviews alone move it. */
export const ProductRating = docType('Product Rating', {
  naming: byField('product'),
  fields: {
    // Its name is made of it: a second unique index would refuse the second of two who make the row at once.
    product: text({ required: true, readOnly: true, inList: true }),
    rating: float({ isNullable: true, readOnly: true, inList: true, description: 'Average, 1 to 5' }),
    reviews: int({ ...counter, inList: true }),
    stars_5: int({ ...counter, label: 'Five stars' }),
    stars_4: int({ ...counter, label: 'Four stars' }),
    stars_3: int({ ...counter, label: 'Three stars' }),
    stars_2: int({ ...counter, label: 'Two stars' }),
    stars_1: int({ ...counter, label: 'One star' }),
  },
  access: { 'System Manager': reading(always), 'Store Manager': reading(always) },
  titleField: 'product',
  sort: 'reviews desc',
  trackChanges: false,
  databaseRules: ratingRules,
})
