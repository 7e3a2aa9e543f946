import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { listStudentsOfGuardian } from '#community/family'
import { Album, MAX_ALBUM_PHOTOS } from '../album/album.doctype.ts'
import { HiddenPhoto } from './hidden-photo.doctype.ts'

/**
 * Returns the photos of a published album that are hidden for missing family consent. The caller sees only those of
 * their own family.
 */
export const getOwnPictures = method({
  access: signedInUsers,
  methods: ['POST'],
  input: { gallery: text({ required: true }) },
  async run({ documents, input: { gallery } }) {
    const students = await listStudentsOfGuardian(documents, documents.caller.user)
    const system = documents.asSystem()
    const [album] =
      students.length === 0
        ? []
        : await system.find(Album, { where: { name: gallery, published: 1 }, fields: ['name'], limit: 1 })
    if (!album) return { pictures: [] }
    const own = await system.find(HiddenPhoto, {
      where: { gallery, student: ['in', students] },
      order_by: 'place asc, name asc',
      limit: MAX_ALBUM_PHOTOS,
    })
    return {
      pictures: own.map(
        ({ name, place, image__video, image, video, poster, thumb, title, alt, caption }) => ({
          ...{ name, idx: place, image__video, image, video, poster, thumb, title, alt, caption },
        }),
      ),
    }
  },
})
