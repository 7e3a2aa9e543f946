import { text } from '#framework/doctypes'
import { anyValue, method } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { File } from '#framework/files'
import { Album, albumStaff } from './album.doctype.ts'
import { HiddenPhoto } from '../hidden-photo/hidden-photo.doctype.ts'
import { galleryErrors } from '../errors.ts'
import { parseNames } from '../tagged-person/tag-people.ts'

const videoTypes: ReadonlySet<string> = new Set(['MP4', 'MOV'])

const fields = ['name', 'file_name', 'file_url', 'file_type', 'content_hash', 'is_folder'] as const

async function findFiles(documents: Documents, names: readonly string[]) {
  const found = await documents.find(File, { where: { name: ['in', names] }, fields })
  const byName = new Map(found.map((file) => [file.name, file]))
  return names.map((name) => {
    const file = byName.get(name)
    if (!file?.file_url || file.is_folder === 1) throw galleryErrors.unknown_file()
    return { ...file, file_url: file.file_url }
  })
}

/** Returns a title only for a chosen name; 'IMG_2041.jpg' is no useful alternative text. */
function titleFromFileName(fileName: string): string | null {
  const titleText = fileName
    .replace(/\.[a-z0-9]+$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim()
  return /\d{3,}/.test(titleText) || titleText.length < 3 ? null : titleText.slice(0, 140)
}

/**
 * Adds files to a locked album. Skips photos that the album already has, visible or hidden, so the call is idempotent.
 * Returns the number added and the skipped files.
 */
async function addFiles(documents: Documents, gallery: string, names: readonly string[]) {
  const album = await documents.lock(Album, gallery)
  const hiddenPhotos = await documents
    .asSystem()
    .find(HiddenPhoto, { where: { gallery }, fields: ['content_key'] })
  const known = new Set([...album.gallery, ...hiddenPhotos].map(({ content_key }) => content_key))
  const files = await findFiles(documents, names)
  const added = files.filter(({ content_hash }) => {
    if (known.has(content_hash)) return false
    known.add(content_hash)
    return true
  })
  const rows = added.map(({ file_url, file_type, file_name }) => ({
    title: titleFromFileName(file_name),
    ...(videoTypes.has(file_type ?? '') ? { video: file_url } : { image__video: file_url }),
  }))
  const existingItems = album.gallery.map(({ name }) => ({ name }))
  if (rows.length > 0) await documents.save(Album, gallery, { gallery: [...existingItems, ...rows] })
  const addedNames = new Set(added.map(({ name }) => name))
  return { added: added.length, skipped: names.filter((name) => !addedNames.has(name)) }
}

const MAX_FILES = 100

/** Appends uploaded files to an album in order. One save preserves concurrent additions. */
export const addPictures = method({
  access: albumStaff,
  methods: ['POST'],
  input: { gallery: text({ required: true }), files: anyValue },
  run: ({ documents, input: { gallery, files } }) =>
    addFiles(documents, gallery, parseNames(files, MAX_FILES)),
})
