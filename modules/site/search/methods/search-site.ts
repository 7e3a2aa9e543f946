import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { inWords } from '#site/translations'
import { findOnSite } from '../actions/find-on-site.ts'

/**
 * What is found beside products: pages, events, albums and sellers, three of each at most, as far as the caller may see
 * them; `leads` where a page is what was asked for: it has all the words, and one of them in its title. A statement or two a group, and one for words that are not in Latin letters.
 */
export const searchSite = method({
  access: anyone,
  reads: true,
  isTranslated: true,
  input: { text: text({ required: true, maxLength: 100 }) },
  async run({ input, documents, extensions, language }) {
    const groups = await findOnSite({ documents, extensions }, input.text)
    const isPage = groups.some(({ group, isAskedFor }) => group === 'pages' && isAskedFor)
    return inWords({ documents, language }, (say) => ({
      leads: isPage ? 1 : 0,
      groups: groups.map(({ group, results }) => ({
        group,
        results: results.map(({ title, path, note, day, image }) => ({
          ...{ title: say(title), path, day, image },
          note: note === null ? null : say(note),
        })),
      })),
    }))
  },
})
