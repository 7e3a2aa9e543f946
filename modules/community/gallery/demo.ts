import { captions } from '#demo'
import { albums, classAlbum, membersAlbum } from '#demo/pictures'
import { Consent } from '#community/family'
import { StudentRegistration } from '#community/students'
import type { DemoContext } from '#framework/modules'
import { findTaggablePeople, getPhotoKeys, tagPeople } from './tagged-person/tag-people.ts'
import { Album } from './album/album.doctype.ts'

type DemoAlbum = (typeof albums)[number]

function valuesOf({ title, description, cover, pictures }: DemoAlbum, picture: DemoContext['picture']) {
  return {
    ...{ title, description, cover_image: picture(cover), published: 1 as const },
    consent_purpose: 'Pictures of school days on our own pages',
    gallery: pictures.map(({ name, title, alt }) => ({
      ...{ image: picture(name), title, alt, caption: captions[name] ?? null },
    })),
  }
}

async function findStudentByName(documents: DemoContext['documents'], first: string): Promise<string> {
  const [found] = await documents.find(StudentRegistration, {
    where: { student_first_name: first, status: 'enrolled' },
    fields: ['name'],
    limit: 1,
  })
  return found?.name ?? ''
}

async function insertClassAlbum({ documents, picture }: DemoContext): Promise<void> {
  const album = await documents.insert(Album, {
    ...valuesOf(classAlbum, picture),
    ...{ visibility: 'class', class: 'Class 4' },
  })
  const [mira, sameer] = [
    await findStudentByName(documents, 'Mira'),
    await findStudentByName(documents, 'Sameer'),
  ]
  const [consent] = await documents.find(Consent, {
    where: { student: sameer, purpose: 'pictures on our pages' },
    fields: ['name'],
    limit: 1,
  })
  if (consent) await documents.save(Consent, consent.name, { state: 'withdrawn' })
  const photoNames = album.gallery.map(({ name }) => name)
  const tags: readonly (readonly [string, readonly string[]])[] = [
    [mira, photoNames.slice(0, 2)],
    [sameer, photoNames.slice(3, 4)],
  ]
  for (const [student, pictures] of tags) {
    const people = await findTaggablePeople(documents, null, [{ student }])
    const keys = await getPhotoKeys(documents, album.name, pictures)
    await tagPeople(documents, { keys, people, agreed_on: null })
  }
}

export async function demo(context: DemoContext): Promise<void> {
  const { documents, picture } = context
  for (const album of albums.toReversed()) await documents.insert(Album, valuesOf(album, picture))
  await documents.insert(Album, { ...valuesOf(membersAlbum, picture), visibility: 'members' })
  await insertClassAlbum(context)
}
