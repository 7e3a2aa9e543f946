import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { resource } from '#client'
import type { DocMeta } from '../../../data/document/type-meta.ts'
import { useForgetLists, type AnyDocument } from '../../../data/document/document.ts'
import { useTranslate } from '../../../language/translate.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { useToast } from '../../../ui/overlay/toast.tsx'
import { eachChosen, Refusals, NamedTitles, type Chosen } from './chosen.tsx'
import { restoreDocument } from '../../../data/document/document-actions.ts'

export interface ChosenProps extends Chosen {
  meta: DocMeta
  onDone: (left: readonly string[]) => void
  onHold: (isHeld: boolean) => void
}

/** Deletes one by one. Deleted documents can be restored for a moment, others show their reason. */
function useDeleteChosen({ meta, onDone, onHold }: Omit<ChosenProps, keyof Chosen>) {
  const t = useTranslate()
  const toast = useToast()
  const forgetLists = useForgetLists()
  const bringBack = useBringBack(meta)
  return useMutation({
    mutationFn: (names: readonly string[]) =>
      eachChosen({ meta, names, t, act: (name) => resource<AnyDocument>(meta.name).delete(name) }),
    onSuccess: (refusals, names) => {
      forgetLists(meta.name)
      const stayed = refusals.map(({ name }) => name)
      const deleted = names.filter((name) => !stayed.includes(name))
      onDone(stayed)
      // Refused ones leave the confirmation open, with their reasons.
      if (stayed.length === 0) onHold(false)
      if (deleted.length === 0) return
      const undo = { verb: t('alerts.undo'), onClick: () => void bringBack(deleted) }
      toast(t('desk.deleted_count', { count: deleted.length }), undo)
    },
  })
}

export function DeleteChosen({ titles, ...props }: ChosenProps) {
  const t = useTranslate()
  const [isAsked, setAsked] = useState(false)
  const remove = useDeleteChosen(props)
  const handleAsk = (isOpen: boolean) => {
    remove.reset()
    setAsked(isOpen)
    props.onHold(isOpen)
  }
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => handleAsk(true)}>
        {t('desk.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('desk.delete_many_title', { count: titles.size })}
        text={t('desk.delete_with_undo')}
        verb={t('desk.delete')}
        isBusy={remove.isPending}
        onYes={() => remove.mutate([...titles.keys()])}
        onNo={() => handleAsk(false)}
      >
        {remove.data === undefined && <NamedTitles titles={titles} />}
        <Refusals doctype={props.meta.name} refusals={remove.data ?? []} titles={titles} />
      </ConfirmDialog>
    </>
  )
}

/** Restores deleted documents and shows how many were restored and why others were not. */
function useBringBack(meta: DocMeta) {
  const t = useTranslate()
  const toast = useToast()
  const forgetLists = useForgetLists()
  return async (names: readonly string[]) => {
    const act = (name: string) => restoreDocument({ doctype: meta.name, name })
    // The last deleted comes first, because other documents may link to it.
    const refusals = await eachChosen({ meta, names: names.toReversed(), t, act })
    forgetLists(meta.name)
    const back = names.length - refusals.length
    if (back > 0) toast(t('desk.restored_count', { count: back }))
    const [first] = refusals
    if (first) toast(t('desk.not_restored', { count: refusals.length, reason: first.reason }))
  }
}
