/** Whether everybody may have the files of an album. */
export const isPublicAlbum = ({
  published,
  visibility,
}: {
  readonly published: 0 | 1
  readonly visibility: string
}): boolean => published === 1 && visibility === 'public'
