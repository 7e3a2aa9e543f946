import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { listPath } from '../../../data/document/desk-types.ts'
import type { DocMeta } from '../../../data/document/type-meta.ts'
import { useFirstView } from '../../../data/list/first-view.ts'
import { useDeleteView, useRenameView, useSaveView, useViews } from '../../../data/list/saved-views.ts'
import { useTranslate } from '../../../language/translate.ts'
import { useToast } from '../../../ui/overlay/toast.ts'
import type { ListState } from '../list-state.ts'
import type { ViewWords } from './view-form.tsx'
import { draftOf, everything, isChanged, shownViews, viewAddress, type ShownView } from './views.ts'

/** The views of a list: which there are, which one is looked at, and what can be done with it. */
export function useListViews(meta: DocMeta, now: ListState, columns: readonly string[] | null) {
  const state = { ...now, columns: columns && [...columns] }
  const t = useTranslate()
  const toast = useToast()
  const navigate = useNavigate()
  const { data, isPending } = useViews(meta.name)
  const first = useFirstView(meta.name)
  const save = useSaveView(meta.name)
  const rename = useRenameView(meta.name)
  const remove = useDeleteView(meta.name)
  const views = useMemo(() => shownViews(meta, data ?? []), [meta, data])
  const current = views.find(({ name }) => name === state.view) ?? null

  const saveView = async (words: ViewWords, viewState: ListState) => {
    const name = await save.mutateAsync(draftOf(meta, viewState, words))
    const address = viewAddress(meta, { state: { ...viewState, search: '', page: 1, view: name } })
    void navigate(listPath(meta.name) + address)
    return name
  }

  const bringBack = async (view: ShownView, wasFirst: boolean) => {
    const name = await saveView({ title: view.title, isShared: view.is_shared }, view.state)
    if (wasFirst) first.choose(name)
    toast(t('desk.restored', { title: view.title }))
  }

  return {
    views,
    /** True while it is not known yet with which view the list opens. */
    isFirstAwaited: isPending && first.name !== '',
    current,
    isChanged: current !== null && isChanged(meta, current, now),
    first: views.find(({ name }) => name === first.name) ?? null,
    saveView: async (words: ViewWords) => {
      await saveView(words, state)
      toast(t('desk.view_saved'))
    },
    saveChanges: async (view: ShownView) => {
      await saveView({ title: view.title, isShared: view.is_shared }, state)
      toast(t('desk.view_saved'))
    },
    rename: async (view: ShownView, title: string) => {
      await rename.mutateAsync({ name: view.name, title })
    },
    makeFirst: (view: ShownView | null) => {
      first.choose(view?.name ?? '')
      const words = { title: view?.title ?? t('desk.view_all') }
      toast(t('desk.view_first_done', words))
    },
    remove: async (view: ShownView) => {
      const wasFirst = first.name === view.name
      if (wasFirst) first.choose('')
      void navigate(`${listPath(meta.name)}?view=${everything}`)
      await remove.mutateAsync(view.name)
      toast(t('desk.view_deleted', { title: view.title }), {
        verb: t('alerts.undo'),
        onClick: () => void bringBack(view, wasFirst),
      })
    },
  }
}

export type ListViews = ReturnType<typeof useListViews>
