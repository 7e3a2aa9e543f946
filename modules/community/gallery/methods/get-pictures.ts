import { text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { method } from '#framework/modules'
import { agreedTo } from '#community/family'
import { Gallery, MOST_PICTURES } from '../doctypes/gallery.doctype.ts'
import { GalleryPerson } from '../doctypes/gallery-person.doctype.ts'
import { WithheldPicture } from '../doctypes/withheld-picture.doctype.ts'
import { isOpen } from '../rules/open-album.ts'
import { shownAddress, type Addresses } from '../rules/item-addresses.ts'
import { staff } from './staff.ts'

const MOST_PEOPLE = 5000

/** Whom the pictures show, by the key of the picture. Two statements. */
async function peopleIn(documents: Documents, keys: readonly string[]) {
  const named =
    keys.length === 0
      ? []
      : await documents.find(GalleryPerson, {
          where: { content_key: ['in', keys] },
          fields: ['name', 'content_key', 'full_name', 'student', 'agreed_on'],
          order_by: 'full_name asc, name asc',
          limit: MOST_PEOPLE,
        })
  const students = [...new Set(named.flatMap(({ student }) => student ?? []))]
  const agreed = await agreedTo(documents, 'pictures on our pages', students)
  const people = named.map(({ name, content_key, full_name, student, agreed_on }) => ({
    ...{ person: name, content_key, full_name, student },
    is_agreed: student === null ? agreed_on !== null : agreed.has(student),
  }))
  return Map.groupBy(people, ({ content_key }) => content_key)
}

/** Every picture of an album for those who look after it, withheld ones too, with the people in it. Five statements. */
export const getPictures = method({
  access: staff,
  methods: ['POST'],
  input: { gallery: text({ required: true }) },
  async run({ documents, input: { gallery } }) {
    const album = await documents.get(Gallery, gallery)
    const withheld = await documents.asSystem().find(WithheldPicture, {
      where: { gallery },
      limit: MOST_PICTURES,
    })
    const shown = album.gallery.map((item) => ({ ...item, picture: item.name, is_withheld: false }))
    const hidden = withheld.map((item) => ({
      ...item,
      ...{ picture: item.row_name, idx: item.place, is_withheld: true },
    }))
    const all = [...shown, ...hidden].toSorted((one, other) => one.idx - other.idx)
    const people = await peopleIn(documents, [
      ...new Set(all.flatMap(({ content_key }) => content_key ?? [])),
    ])
    return {
      title: album.title,
      is_open: isOpen(album),
      event: album.event,
      pictures: all.map((item) => ({
        ...{ picture: item.picture, is_withheld: item.is_withheld, ...shownPicture(item) },
        people: (people.get(item.content_key ?? '') ?? []).map(
          ({ person, full_name, student, is_agreed }) => ({ person, full_name, student, is_agreed }),
        ),
      })),
    }
  },
})

interface Item extends Addresses {
  readonly title: string | null
  readonly alt: string | null
  readonly content_key: string | null
}

/** An item as the desk lists it: what stands for it, and what it shows. */
function shownPicture(item: Item) {
  const { image__video, image, poster, thumb, title, alt } = item
  return {
    small: thumb ?? image__video ?? image ?? poster,
    address: shownAddress(item),
    title,
    alt,
  }
}
