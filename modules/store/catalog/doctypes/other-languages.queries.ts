import { sql, type RawBuilder } from 'kysely'
import type { Registry } from '#framework/doctypes'
import { translatedTexts } from '#site/translations'

/**
 * What a product `p` of `stalls` and of the way `t` to its category is called in every other language, as JSON: the
 * translations of its title, and those of its other texts. Null where nothing is translated.
 */
export const otherLanguages = (registry: Registry): RawBuilder<unknown> => sql`(
  select nullif(jsonb_build_array(coalesce(of_title.texts, '[]'), coalesce(of_others.texts, '[]')), '[[], []]')::text
  from (
    select jsonb_agg(distinct x.translated_text) as texts from (${translatedTexts(registry, sql`p.title`)}) x
  ) of_title, (
    select jsonb_agg(distinct x.translated_text) as texts from (
      select p.short_description as text
      union select a.value from "Product Attribute" a where a.parent = p.name and a.parenttype = 'Product'
      union select crumb ->> 2 from jsonb_array_elements(t.trail) crumb
      union select seller ->> 1 from jsonb_array_elements(stalls.sellers) seller
    ) other, lateral (${translatedTexts(registry, sql`other.text`)}) x
  ) of_others
)`
