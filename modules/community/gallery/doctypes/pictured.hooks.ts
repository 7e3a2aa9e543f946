import { hooks } from '#framework/documents'
import { Consent } from '#community/family'
import { holdPictures, withhold, withholdOf } from '../actions/withhold.ts'
import { GalleryPerson } from './gallery-person.doctype.ts'

const PICTURES = 'pictures on our pages'

/** Whichever way a family's word on pictures comes to be another, its child's pictures follow in the same transaction. */
export const consentHooks = hooks(Consent, {
  async afterSave({ previous, document: { purpose, state, student }, documents }) {
    if (purpose === PICTURES && previous?.state !== state) await withholdOf(documents, student)
  },

  async beforeDelete({ purpose, student }, documents) {
    if (purpose === PICTURES) await withholdOf(documents, student, [student])
  },
})

export const galleryPersonHooks = hooks(GalleryPerson, {
  async afterSave({ document: { content_key }, documents }) {
    const keys = [content_key]
    await withhold(documents, { keys, albums: await holdPictures(documents, keys) })
  },

  async beforeDelete({ content_key }, documents) {
    // The picture comes back after the commit, when nobody in it is left who has not agreed.
    const keys = [content_key]
    await withhold(documents, { keys, albums: await holdPictures(documents, keys) })
  },
})
