import { useDocumentInfo } from '../../../data/document/document-info.ts'
import type { DocMeta } from '../../../data/document/type-meta.ts'
import { textOf, type AnyDocument } from '../../../data/document/document.ts'
import { useUserName } from '../../../data/user/user-name.ts'
import { useVersions } from '../../../data/document/versions.ts'
import { useTranslate } from '../../../language/translate.ts'
import { changerOf } from '../sidebar/version-words.ts'

interface Changed {
  meta: DocMeta
  /** As it was saved. */
  document: AnyDocument
}

/** Who saved a document last, as people call him: by the name that came with it as it was saved, or that can be asked for. */
export function useWho({ meta, document }: Changed): string {
  const t = useTranslate()
  const [name, modified] = [textOf(document['name']), textOf(document['modified'])]
  const asked = { doctype: meta.name, name, modified }
  const { data: versions, isPlaceholderData } = useVersions({ ...asked, isWanted: meta.isTracked })
  const documentInfo = useDocumentInfo(asked)
  const isOpen = meta.isTracked && (versions === undefined || isPlaceholderData)
  const user = isOpen ? '' : changerOf(versions ?? [], textOf(document['modified_by']))
  const known = documentInfo.data?.people.get(user)
  const read = useUserName(known === undefined ? user : '')
  return known ?? (read || t('desk.someone'))
}
