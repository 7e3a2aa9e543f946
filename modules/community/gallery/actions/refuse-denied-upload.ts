import type { CheckUpload } from '#framework/files'
import { galleryErrors } from '../errors.ts'
import { deniedPictures } from './denied-pictures.ts'

/** Whoever kept the bytes of a picture that is withheld does not bring it back as a file of their own. */
export const refuseDeniedUpload: CheckUpload = async (system, hashes) => {
  const denied = await deniedPictures(system, hashes)
  if (denied.size > 0) throw galleryErrors.denied_upload()
}
