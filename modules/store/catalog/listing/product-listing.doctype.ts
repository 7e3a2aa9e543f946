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
 * Stores the writing transaction in each row: the in-memory index requests rows of transactions that it has not seen,
 * and misses none, whatever their commit order.
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
 * A product as lists and searches show it, one row per product that was ever listed. Only the system writes it, in the
 * transaction of the change. Unsold products have an empty row.
 */
export const ProductListing = docType('Product Listing', {
  naming: byField('product'),
  fields: {
    // The name is derived from the product, so a second unique index would refuse concurrent inserts of the same row.
    product: text({ required: true, readOnly: true, inList: true, linksTo: 'Product' }),
    is_listed: check({ label: 'Listed', readOnly: true, inList: true }),
    route: text({ label: 'Path', readOnly: true }),
    title: text({ readOnly: true }),
    image: text({ readOnly: true, maxLength: 2048 }),
    business: text({ readOnly: true, linksTo: 'Business', description: 'Seller with the lowest price' }),
    business_name: text({ readOnly: true, inList: true }),
    sellers: json({ readOnly: true, description: 'Name and label of each seller' }),
    seller_offers: json({
      renamedFrom: 'stall_offers',
      label: 'Seller offers',
      readOnly: true,
      description: 'Price and stock of each seller, if there are several',
    }),
    brand: link('Brand', { readOnly: true }),
    category: text({
      readOnly: true,
      linksTo: 'Product Category',
      indexed: true,
      description: 'Published category of the product',
    }),
    trail: json({
      label: 'Category path',
      readOnly: true,
      description: 'Name, route and label of its categories, top level first',
    }),
    price: money({ isNullable: true, readOnly: true, inList: true, description: 'Lowest price' }),
    price_to: money({ label: 'Highest price', isNullable: true, readOnly: true }),
    compare_at_price: money({ label: 'Original price', isNullable: true, readOnly: true }),
    variant: text({ readOnly: true, description: 'Cheapest variant' }),
    seller: text({ readOnly: true, linksTo: 'Business', description: 'Seller with the lowest price' }),
    variants: int({ readOnly: true, description: 'Number of variants' }),
    in_stock: check({ readOnly: true, inList: true }),
    back_order: text({
      label: 'Sale beyond stock',
      readOnly: true,
      description: 'How it is sold beyond stock, if it is out of stock',
    }),
    rating: float({ isNullable: true, readOnly: true }),
    reviews: int({ readOnly: true }),
    display_order: int({ readOnly: true }),
    created_on: text({ readOnly: true, description: 'Date the product was added' }),
    attributes: json({ readOnly: true, description: 'Attribute names and values' }),
    words: text({
      label: 'Search words',
      readOnly: true,
      maxLength: 30_000,
      description: 'Words that search finds it by',
    }),
    translated_texts: json({
      readOnly: true,
      description: 'Title and other texts in other languages, used by search',
    }),
    changed_in: int({
      label: 'Last changed in',
      readOnly: true,
      indexed: true,
      description: 'Transaction of the last change',
    }),
  },
  access: { 'System Manager': reading(always) },
  titleField: 'product',
  sort: 'product asc',
  trackChanges: false,
  bulkWrites: { skips: ['events'] },
  databaseRules: listingRules,
})
