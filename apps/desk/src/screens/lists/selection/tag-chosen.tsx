import { listKey } from '#client/react'
import { Button, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { closeOutline } from 'ionicons/icons'
import { useState, type SubmitEvent } from 'react'
import { resource } from '#client'
import { useForgetLists, textOf, type AnyDocument } from '../../../data/document/document.ts'
import { addTag, removeTag, useTypeTags } from '../../../data/document/document-info.ts'
import { useTranslate } from '../../../language/translate.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { ChosenProps } from './delete-chosen.tsx'
import { eachChosen, Refusals } from './chosen.tsx'
import { tagsField, tagsIn } from '../filter/filters.ts'
import styles from '../../../ui/list/list-page.module.css'
import listViewsStyles from '../../../ui/list/list-views.module.css'

type Props = Pick<ChosenProps, 'meta' | 'titles'>

interface Change {
  tag: string
  isAdded: boolean
}

function countTags(rows: readonly AnyDocument[]): [tag: string, count: number][] {
  const groups = Map.groupBy(
    rows.flatMap((row) => tagsIn(row[tagsField])),
    (tag) => tag,
  )
  return [...groups].map(([tag, all]): [string, number] => [tag, all.length]).toSorted(byTag)
}

const byTag = ([one]: readonly [string, number], [other]: readonly [string, number]): number =>
  one.localeCompare(other)

function useChosenTags({ meta, titles }: Props) {
  const names = [...titles.keys()]
  return useQuery({
    queryKey: [...listKey(meta.name), 'tags-of', names],
    queryFn: () =>
      resource<AnyDocument>(meta.name).list({
        fields: ['name', tagsField],
        filters: [['name', 'in', names]],
        pageLength: names.length,
      }),
    placeholderData: (before) => before,
  })
}

function useTagChange({ meta, titles }: Props, rows: readonly AnyDocument[]) {
  const t = useTranslate()
  const forgetLists = useForgetLists()
  const namesFor = ({ tag, isAdded }: Change) =>
    rows.filter((row) => tagsIn(row[tagsField]).includes(tag) !== isAdded).map((row) => textOf(row['name']))
  return useMutation({
    mutationFn: (change: Change) =>
      eachChosen({
        meta,
        names: rows.length > 0 ? namesFor(change) : [...titles.keys()],
        t,
        act: (name) => (change.isAdded ? addTag : removeTag)({ tag: change.tag, doctype: meta.name, name }),
      }),
    onSuccess: () => forgetLists(meta.name),
  })
}

function TagForm({ meta, titles }: Props) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const { data: known = [] } = useTypeTags(meta.name)
  const { data: rows = [] } = useChosenTags({ meta, titles })
  const change = useTagChange({ meta, titles }, rows)
  const counted = countTags(rows)
  const total = titles.size

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    // For React, a form inside a dialog is inside the page.
    event.stopPropagation()
    const tag = typed.trim()
    if (tag !== '') change.mutate({ tag, isAdded: true }, { onSuccess: () => setTyped('') })
  }
  return (
    <form className="filter-form" onSubmit={handleSubmit}>
      <ul className={`${listViewsStyles.tagChips} ${listViewsStyles.isWrapping}`} aria-label={t('desk.tags')}>
        {counted.map(([tag, count]) => (
          <li key={tag}>
            <button
              type="button"
              className="chip"
              disabled={change.isPending}
              onClick={() => change.mutate({ tag, isAdded: false })}
            >
              <span className={styles.chipText}>{tag}</span>
              {count < total && <span className="num dim">{t('desk.count_of', { count, total })}</span>}
              <span className="visually-hidden">{t('desk.tag_remove', { tag })}</span>
              <Icon of={closeOutline} isSmall />
            </button>
          </li>
        ))}
        {counted.length === 0 && <li className="dim">{t('desk.tag_none')}</li>}
      </ul>
      <div className={listViewsStyles.tagLine}>
        <TextInput
          className="grow"
          label={t('desk.tag_add')}
          list="known-tags"
          autoComplete="off"
          maxLength={140}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          data-autofocus
        />
        <datalist id="known-tags">
          {known.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
        <Button type="submit" loading={change.isPending} disabled={typed.trim() === ''}>
          {t('desk.tag_put')}
        </Button>
      </div>
      <Refusals doctype={meta.name} refusals={change.data ?? []} titles={titles} />
    </form>
  )
}

export function TagChosen({ onHold, ...props }: Props & Pick<ChosenProps, 'onHold'>) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const handleOpen = (isWanted: boolean) => {
    setOpen(isWanted)
    onHold(isWanted)
  }
  return (
    <>
      <Button variant="subtle" onClick={() => handleOpen(true)}>
        {t('desk.tags')}
      </Button>
      <Dialog
        isOpen={isOpen}
        title={t('desk.tags_title', { count: props.titles.size })}
        onClose={() => handleOpen(false)}
      >
        {isOpen && <TagForm {...props} />}
      </Dialog>
    </>
  )
}
