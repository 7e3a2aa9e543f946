import { always, byField, docType, float, int, reading, text, type DatabaseRule } from '#framework/doctypes'

const counter = { required: true, readOnly: true, default: 0 } as const

const stars = [1, 2, 3, 4, 5]

const columns = stars.map((star) => `stars_${star}`)

const COUNTED = 'Product Rating.counted'

/** Database rule: sum and average derive from the five counts, which are not negative. */
const sumStars: DatabaseRule = {
  name: 'sums',
  moment: 'before',
  on: ['insert', 'update'],
  body: `
begin
  if least(${columns.map((column) => `new.${column}`).join(', ')}) < 0 then
    raise exception 'Reviews were counted wrong' using errcode = 'check_violation', constraint = '${COUNTED}';
  end if;
  new.reviews := ${columns.map((column) => `new.${column}`).join(' + ')};
  new.rating := case when new.reviews > 0
    then round((${stars.map((star) => `${star} * new.stars_${star}`).join(' + ')})::numeric / new.reviews, 2) end;
  return new;
end`,
}

const ratingRules: readonly DatabaseRule[] = [sumStars]

export const ProductRating = docType('Product Rating', {
  naming: byField('product'),
  fields: {
    // The name is derived from the product, so a second unique index would refuse concurrent inserts of the same row.
    product: text({ required: true, readOnly: true, inList: true, linksTo: 'Product' }),
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

const isPublished = (row: 'old' | 'new') => `(${row}.state = 'published')`

const hasStars = (row: 'old' | 'new', stars: number) => `(${row}.stars = ${stars})::int`

/**
 * Database rule: each change of a published review updates its product's rating by one conditional update that waits
 * for concurrent ones.
 */
const countStars: DatabaseRule = {
  name: 'counts',
  moment: 'before',
  on: ['insert', 'update', 'delete'],
  body: `
begin
  if tg_op = 'UPDATE' and (old.state = 'published', old.stars, old.product)
      is not distinct from (new.state = 'published', new.stars, new.product) then
    return new;
  end if;
  if tg_op <> 'INSERT' and ${isPublished('old')} then
    update "Product Rating" set ${stars.map((star) => `stars_${star} = stars_${star} - ${hasStars('old', star)}`).join(', ')}
      where name = old.product;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if ${isPublished('new')} then
    insert into "Product Rating" as r (name, product, owner, creation, modified, modified_by, ${columns.join(', ')})
      values (new.product, new.product, 'Administrator', clock_timestamp(), clock_timestamp(), 'Administrator',
        ${stars.map((star) => hasStars('new', star)).join(', ')})
      on conflict (name) do update
        set ${columns.map((column) => `${column} = r.${column} + excluded.${column}`).join(', ')};
  end if;
  return new;
end`,
}

export const reviewRules: readonly DatabaseRule[] = [countStars]
