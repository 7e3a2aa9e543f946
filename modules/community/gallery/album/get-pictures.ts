import { text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { method } from '#framework/modules'
import { findStudentsWithConsent } from '#community/family'
import { Album, MAX_ALBUM_PHOTOS, albumStaff } from './album.doctype.ts'
import { TaggedPerson } from '../tagged-person/tagged-person.doctype.ts'
import { HiddenPhoto } from '../hidden-photo/hidden-photo.doctype.ts'
import { isPublicAlbum, getMainAddress, type ItemAddresses } from './album-items.ts'

const MAX_PEOPLE = 5000

/** Returns tagged people by content key. Two statements. */
async function findPeopleByPhoto(documents: Documents, keys: readonly string[]) {
  const tags =
    keys.length === 0
      ? []
      : await documents.find(TaggedPerson, {
          where: { content_key: ['in', keys] },
          fields: ['name', 'content_key', 'full_name', 'student', 'agreed_on'],
          order_by: 'full_name asc, name asc',
          limit: MAX_PEOPLE,
        })
  const students = [...new Set(tags.flatMap(({ student }) => student ?? []))]
  const agreed = await findStudentsWithConsent(documents, 'pictures on our pages', students)
  const people = tags.map(({ name, content_key, full_name, student, agreed_on }) => ({
    ...{ person: name, content_key, full_name, student },
    is_agreed: student === null ? agreed_on !== null : agreed.has(student),
  }))
  return Map.groupBy(people, ({ content_key }) => content_key)
}

/** Returns each photo of an album, hidden ones too, with tagged people. For album staff. Five statements. */
export const getPictures = method({
  access: albumStaff,
  methods: ['POST'],
  input: { gallery: text({ required: true }) },
  async run({ documents, input: { gallery } }) {
    const album = await documents.get(Album, gallery)
    const hiddenPhotos = await documents.asSystem().find(HiddenPhoto, {
      where: { gallery },
      limit: MAX_ALBUM_PHOTOS,
    })
    const shownItems = album.gallery.map((item) => ({ ...item, picture: item.name, is_hidden: false }))
    const hiddenItems = hiddenPhotos.map((item) => ({
      ...item,
      ...{ picture: item.row_name, idx: item.place, is_hidden: true },
    }))
    const all = [...shownItems, ...hiddenItems].toSorted((one, other) => one.idx - other.idx)
    const people = await findPeopleByPhoto(documents, [
      ...new Set(all.flatMap(({ content_key }) => content_key ?? [])),
    ])
    return {
      title: album.title,
      is_open: isPublicAlbum(album),
      event: album.event,
      pictures: all.map((item) => ({
        ...{ picture: item.picture, is_hidden: item.is_hidden, ...presentItem(item) },
        people: (people.get(item.content_key ?? '') ?? []).map(
          ({ person, full_name, student, is_agreed }) => ({ person, full_name, student, is_agreed }),
        ),
      })),
    }
  },
})

interface Item extends ItemAddresses {
  readonly title: string | null
  readonly alt: string | null
  readonly content_key: string | null
}

function presentItem(item: Item) {
  const { image__video, image, poster, thumb, title, alt } = item
  return {
    small: thumb ?? image__video ?? image ?? poster,
    address: getMainAddress(item),
    title,
    alt,
  }
}
