import type { DatabaseRule } from '#framework/doctypes'

const COUNTED = 'Product Rating.counted'

const isPublished = (row: 'old' | 'new') => `(${row}.state = 'published')`

const hasStars = (row: 'old' | 'new', stars: number) => `(${row}.stars = ${stars})::int`

const stars = [1, 2, 3, 4, 5]
const columns = stars.map((star) => `stars_${star}`)

/**
 * What is published counts, whoever writes it and however: a review that comes, goes or changes moves its product's
 * rating by one conditional update that waits for everybody else's.
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

/** Sum and average follow the five counts, and none of these goes below zero. */
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

export const reviewRules: readonly DatabaseRule[] = [countStars]
export const ratingRules: readonly DatabaseRule[] = [sumStars]
