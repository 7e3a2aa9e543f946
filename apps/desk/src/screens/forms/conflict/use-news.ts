import { useEffect, useEffectEvent, useState } from 'react'
import { resource } from '#client'
import type { DocMeta } from '../../../data/document/type-meta.ts'
import { textOf, type AnyDocument } from '../../../data/document/document.ts'
import { ownUser } from '../../../data/user/own-user.ts'
import { asMelaError } from '../../../data/query-client.ts'
import { useWatchedDocument } from '../../../data/realtime/realtime.ts'

/** What somebody else did while the form was open: changed what now stands in it, or left nothing of it. */
export interface News {
  kind: 'none' | 'shown' | 'gone'
}

interface Options {
  meta: DocMeta
  /** Null for a new document, of which nobody else knows. */
  stored: AnyDocument | null
  /** Something was typed here, or two versions are shown side by side: the form stays as it is. */
  isProtected: boolean
  /** Something of our own is on its way: what we hear meanwhile is most likely that. */
  isBusy: boolean
  show: (newest: AnyDocument) => void
  /** Lets the person say what becomes of what was typed. */
  meet: (newest: AnyDocument) => void
}

/** When the document changed, as far as it was told. */
interface RemoteChange {
  modified: string | null
}

const none: News = { kind: 'none' }

/** The document as it now is; null when it is gone or no longer ours to see; undefined when nobody answers. */
async function readNow(doctype: string, name: string): Promise<AnyDocument | null | undefined> {
  try {
    return await resource<AnyDocument>(doctype).get(name)
  } catch (failure) {
    const { isMissing, status } = asMelaError(failure)
    return isMissing || status === 403 ? null : undefined
  }
}

/** Keeps an open form with the newest: by itself where nothing was typed, and else by asking. */
export function useNews({ meta, stored, isProtected, isBusy, show, meet }: Options) {
  const [remoteChange, setRemoteChange] = useState<RemoteChange | null>(null)
  const [news, setNews] = useState<News>(none)
  const doctype = meta.name
  const name = textOf(stored?.['name'])
  const known = textOf(stored?.['modified'])
  const isNewer = remoteChange !== null && (remoteChange.modified === null || remoteChange.modified > known)

  useWatchedDocument(doctype, stored && name, (change) =>
    setRemoteChange({ modified: change?.modified ?? null }),
  )

  const take = useEffectEvent((newest: AnyDocument | null | undefined) => {
    setRemoteChange(null)
    if (newest === null) return setNews({ kind: 'gone' })
    if (newest === undefined || textOf(newest['modified']) === known) return
    if (isProtected) return meet(newest)
    show(newest)
    setNews(textOf(newest['modified_by']) === ownUser() ? none : { kind: 'shown' })
  })

  useEffect(() => {
    if (!isNewer || isBusy) return undefined
    let isOver = false
    void readNow(doctype, name).then((newest) => {
      if (!isOver) take(newest)
    })
    return () => {
      isOver = true
    }
  }, [doctype, name, isNewer, isBusy])

  return { news, forget: () => setNews(none) }
}
