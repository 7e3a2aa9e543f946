import {
  always,
  byField,
  check,
  docType,
  float,
  int,
  json,
  link,
  money,
  reading,
  text,
  type DatabaseRule,
} from '#framework/doctypes'

/**
 * Every row carries the transaction that wrote it: whoever keeps the shelf in memory asks for the rows of transactions that
 * he has not seen yet, and misses none, whatever order they end in.
 */
const stamped: DatabaseRule = {
  name: 'stamped',
  moment: 'before',
  on: ['insert', 'update'],
  body: `
begin
  new.changed_in := pg_current_xact_id()::text::bigint;
  return new;
end`,
}

const listingRules: readonly DatabaseRule[] = [stamped]

/**
 * A product as lists and searches know it, one row a product that was ever on the shelf. Nobody writes it: it is made anew
 * in the transaction of whatever changed, and stays as it is when that changed nothing of it. What is not sold is not
 * listed, and its row says nothing of it.
 */
export const ProductListing = docType('Product Listing', {
  naming: byField('product'),
  fields: {
    // Its name is made of it: a second unique index would refuse the second of two who make the row at once.
    product: text({ required: true, readOnly: true, inList: true }),
    is_listed: check({ readOnly: true, inList: true }),
    route: text({ readOnly: true }),
    title: text({ readOnly: true, inList: true }),
    image: text({ readOnly: true, maxLength: 2048 }),
    business: text({ readOnly: true, description: 'Who sells the cheapest' }),
    business_name: text({ readOnly: true, inList: true }),
    sellers: json({ readOnly: true, description: 'Name and label of every business that sells it' }),
    seller_offers: json({
      renamedFrom: 'stall_offers',
      readOnly: true,
      description: 'What each business asks, and whether it has any; only where there are several',
    }),
    brand: link('Brand', { readOnly: true }),
    category: text({
      readOnly: true,
      indexed: true,
      description: 'The published category that it stands in',
    }),
    trail: json({ readOnly: true, description: 'Name, route and label of its categories, from the top' }),
    price: money({ keepsEmpty: true, readOnly: true, inList: true, description: 'The lowest' }),
    price_to: money({ keepsEmpty: true, readOnly: true, description: 'The highest' }),
    compare_at_price: money({ keepsEmpty: true, readOnly: true }),
    variant: text({ readOnly: true, description: 'The cheapest' }),
    seller: text({ readOnly: true, description: 'Who sells the cheapest' }),
    variants: int({ readOnly: true, description: 'How many there are to choose from' }),
    in_stock: check({ readOnly: true, inList: true }),
    rating: float({ keepsEmpty: true, readOnly: true }),
    reviews: int({ readOnly: true }),
    display_order: int({ readOnly: true }),
    created_on: text({ readOnly: true, description: 'When the product was made' }),
    attributes: json({ readOnly: true, description: 'Names with their values' }),
    words: text({ readOnly: true, maxLength: 30_000, description: 'What it is found by' }),
    translated_texts: json({
      readOnly: true,
      description: 'Its title and its other texts in every other language, for the search',
    }),
    changed_in: int({ readOnly: true, indexed: true, description: 'Transaction that wrote the row' }),
  },
  access: { 'System Manager': reading(always) },
  titleField: 'product',
  sort: 'product asc',
  trackChanges: false,
  databaseRules: listingRules,
})
