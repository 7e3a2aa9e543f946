import { hooks } from '#framework/documents'
import { Consent } from '#community/family'
import { lockAlbumsOfPhotos, hidePhotos, hidePhotosOfStudent } from '../hidden-photo/hide-photos.ts'
import { TaggedPerson } from './tagged-person.doctype.ts'

const PHOTO_CONSENT = 'pictures on our pages'

/** Updates the child's photos in the transaction that changes consent, whatever changes it. */
export const photoConsentHooks = hooks(Consent, {
  async afterSave({ previous, document: { purpose, state, student }, documents }) {
    if (purpose === PHOTO_CONSENT && previous?.state !== state) await hidePhotosOfStudent(documents, student)
  },

  async beforeDelete({ purpose, student }, { documents }) {
    if (purpose === PHOTO_CONSENT) await hidePhotosOfStudent(documents, student, [student])
  },
})

export const taggedPersonHooks = hooks(TaggedPerson, {
  async afterSave({ document: { content_key }, documents }) {
    const keys = [content_key]
    await hidePhotos(documents, { keys, albums: await lockAlbumsOfPhotos(documents, keys) })
  },

  async beforeDelete({ content_key }, { documents }) {
    // The photo returns after the commit, unless another tagged person has not consented.
    const keys = [content_key]
    await hidePhotos(documents, { keys, albums: await lockAlbumsOfPhotos(documents, keys) })
  },
})
