import { sql } from 'kysely'

/** As the catalogue joins it: what buyers think of a product, where anybody said it. */
export const ratings = sql`select product, rating, reviews::bigint as reviews from "Product Rating" where reviews > 0`
