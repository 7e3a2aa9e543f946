import type { RowSelectionState } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { newPath, type DeskType } from '../../data/desk-types.ts'
import { useMeta, type DocMeta } from '../../data/doc-meta.ts'
import { textOf } from '../../data/document.ts'
import { LinkTitlesContext, useLinkTitles } from '../../data/link-titles.ts'
import type { ListPage as PageOfList } from '../../data/list-page.ts'
import { asMelaError } from '../../data/query-client.ts'
import { useSay } from '../../language/say.ts'
import { Failed, NotRenewed } from '../../ui/failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { NewButton } from './empty-list.tsx'
import { titleOf } from './list-columns.tsx'
import { ListBody } from './list-body.tsx'
import { ListTools } from './list-tools.tsx'
import { useList } from './use-list.ts'
import { useListKeys } from './use-list-keys.ts'

/** The chosen documents of this page with what people call them. */
function chosenTitles(
  meta: DocMeta,
  page: PageOfList | undefined,
  selection: RowSelectionState,
): Map<string, string> {
  const chosen = page?.rows.filter((row) => selection[textOf(row['name'])]) ?? []
  return new Map(chosen.map((row) => [textOf(row['name']), titleOf(meta, row)]))
}

function DocumentList({ type, meta }: { type: DeskType; meta: DocMeta }) {
  const list = useList(meta)
  const { state, answer, columns, fields, change } = list
  const navigate = useNavigate()
  const [selection, setSelection] = useState<RowSelectionState>({})
  const { data, error } = answer
  const titles = useLinkTitles(fields, data?.rows)
  const chosen = useMemo(() => chosenTitles(meta, data, selection), [meta, data, selection])
  useListKeys(
    useMemo(
      () => ({ onNew: type.can_create ? () => void navigate(newPath(type.name)) : null }),
      [type, navigate],
    ),
  )
  const handleChange = (changes: Parameters<typeof change>[0]) => {
    setSelection({})
    change(changes)
  }

  return (
    <>
      <ListTools
        meta={meta}
        state={state}
        columns={columns.names}
        onChange={handleChange}
        onChooseColumns={columns.choose}
      />
      {error && data && !answer.isPlaceholderData && <NotRenewed onRetry={() => void answer.refetch()} />}
      {chosen.size > 0 && (
        <ChosenBar
          type={type}
          meta={meta}
          titles={chosen}
          onChoose={(names) => setSelection(Object.fromEntries(names.map((name) => [name, true])))}
        />
      )}
      <LinkTitlesContext value={titles}>
        <ListBody
          type={type}
          meta={meta}
          list={list}
          selection={selection}
          onSelectionChange={setSelection}
          onChange={handleChange}
        />
      </LinkTitlesContext>
    </>
  )
}

/** The documents of a type, drawn from its definition. */
export function ListPage({ type }: { type: DeskType }) {
  const meta = useMeta(type.name)
  const say = useSay()
  useTitle(type.name)
  return (
    <>
      <header className="page-head">
        <h1 className="grow">{type.name}</h1>
        <span className="small dim from-desktop">{say('desk.list_keys')}</span>
        {type.can_create && <NewButton type={type} />}
      </header>
      {meta.error && <Failed error={asMelaError(meta.error)} onRetry={() => void meta.refetch()} />}
      {meta.isPending && <Skeleton rows={8} height={48} />}
      {meta.data && <DocumentList key={type.name} type={type} meta={meta.data} />}
    </>
  )
}
