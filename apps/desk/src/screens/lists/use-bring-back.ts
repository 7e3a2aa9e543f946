import { useForgetLists } from '../../data/document.ts'
import type { DocMeta } from '../../data/doc-meta.ts'
import { restoreDocument } from '../../data/restore.ts'
import { useSay } from '../../language/say.ts'
import { useToast } from '../../ui/toast.ts'
import { eachChosen } from './each-chosen.ts'

/** Brings deleted documents back, and says how many came and why others did not. */
export function useBringBack(meta: DocMeta) {
  const say = useSay()
  const toast = useToast()
  const forgetLists = useForgetLists()
  return async (names: readonly string[]) => {
    const act = (name: string) => restoreDocument({ doctype: meta.name, name })
    // What went last comes first: others may point at it.
    const refusals = await eachChosen({ meta, names: names.toReversed(), say, act })
    forgetLists(meta.name)
    const back = names.length - refusals.length
    if (back > 0) toast(say('desk.restored_count', { count: back }))
    const [first] = refusals
    if (first) toast(say('desk.not_restored', { count: refusals.length, reason: first.reason }))
  }
}
