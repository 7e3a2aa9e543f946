import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { studentsOf } from '#community/family'
import { Gallery, MOST_PICTURES } from '../doctypes/gallery.doctype.ts'
import { WithheldPicture } from '../doctypes/withheld-picture.doctype.ts'

/** The pictures of a published album that nobody sees but the caller's family, because it has not agreed to them. */
export const getOwnPictures = method({
  access: signedInUsers,
  methods: ['POST'],
  input: { gallery: text({ required: true }) },
  async run({ documents, input: { gallery } }) {
    const students = await studentsOf(documents, documents.caller.user)
    const system = documents.asSystem()
    const [album] =
      students.length === 0
        ? []
        : await system.find(Gallery, { where: { name: gallery, published: 1 }, fields: ['name'], limit: 1 })
    if (!album) return { pictures: [] }
    const own = await system.find(WithheldPicture, {
      where: { gallery, student: ['in', students] },
      order_by: 'place asc, name asc',
      limit: MOST_PICTURES,
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
