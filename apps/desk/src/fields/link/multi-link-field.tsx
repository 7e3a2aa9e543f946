import { ActionIcon, Combobox, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { closeOutline } from 'ionicons/icons'
import { useState } from 'react'
import { useTypeNamed } from '../../data/document/desk-types.ts'
import type { DeskField, TypeMeta } from '../../data/document/type-meta.ts'
import { useLinkOptions } from '../../data/link/link-options.ts'
import { titleKey, useLinkTitles } from '../../data/link/link-titles.ts'
import { useTranslate } from '../../language/translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { newRow } from '../form-value.ts'
import { LinkChoice } from './link-field.tsx'
import { useTablePart, type TableSource, TableValue, type RowValue } from '../table-value.ts'
import styles from '../fields.module.css'

interface Props {
  field: DeskField
  child: TypeMeta
  table: TableSource
  error: string | undefined
  isReadOnly: boolean
}

const pause = 200

interface Choice {
  key: string
  name: string
  title: string
}

function useChoices(link: DeskField, rows: readonly RowValue[]): Choice[] {
  const titles = useLinkTitles(
    [link],
    rows.map(({ cells }) => cells),
  )
  return rows.map(({ key, cells }) => {
    const name = String(cells[link.fieldname] ?? '')
    return { key, name, title: titles.get(titleKey(link.options[0] ?? '', name)) || name }
  })
}

interface ChosenProps {
  choices: readonly Choice[]
  isReadOnly: boolean
  onRemove: (key: string) => void
}

function Chosen({ choices, isReadOnly, onRemove }: ChosenProps) {
  const t = useTranslate()
  return (
    <ul className={styles.chosenLinks}>
      {choices.map(({ key, title }) => (
        <li key={key}>
          <span>{title}</span>
          {!isReadOnly && (
            <ActionIcon
              variant="subtle"
              size={32}
              aria-label={t('desk.take_out', { title })}
              onClick={() => onRemove(key)}
            >
              <Icon of={closeOutline} isSmall />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  )
}

interface AddProps extends Pick<Props, 'field' | 'error'> {
  link: DeskField
  chosenNames: ReadonlySet<string>
  onAdd: (name: string) => void
  onBlur: () => void
}

function AddChoice({ field, link, chosenNames, error, onAdd, onBlur }: AddProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, pause)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const target = useTypeNamed(link.options[0] ?? '')
  const { data: options = [], isFetching } = useLinkOptions(
    { target, search, filters: link?.linkFilters },
    combobox.dropdownOpened,
  )
  const offered = options.filter(({ name }) => !chosenNames.has(name))

  const handleChoose = (name: string) => {
    combobox.closeDropdown()
    setTyped('')
    onAdd(name)
  }
  return (
    <Combobox store={combobox} onOptionSubmit={handleChoose} withinPortal={false}>
      <Combobox.Target>
        <TextInput
          label={field.label}
          {...(field.description === '' ? {} : { description: field.description })}
          withAsterisk={field.required}
          error={error}
          name={field.fieldname}
          placeholder={t('desk.add_one_more')}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            combobox.openDropdown()
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={() => {
            combobox.closeDropdown()
            onBlur()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={target === undefined}>
        <Combobox.Options className="options-box" aria-label={field.label}>
          {offered.map((option) => (
            <LinkChoice key={option.name} {...option} />
          ))}
          {offered.length === 0 && (
            <Combobox.Empty>{t(isFetching ? 'states.loading' : 'desk.nothing_found')}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

export function MultiLinkField({ child, ...shown }: Props) {
  const link = child.fields.find(({ fieldtype }) => fieldtype === 'Link')
  return link && <Choosing {...{ child, link, ...shown }} />
}

function Choosing(props: Props & { link: DeskField }) {
  const { field, child, link, table, error, isReadOnly } = props
  const rows = useTablePart(table, (now) => now.rows)
  const choices = useChoices(link, rows)

  const handleAdd = (name: string) =>
    table.change(new TableValue([...rows, newRow(child).with({ [link.fieldname]: name })]))
  return (
    <div className={styles.multiLink}>
      {isReadOnly ? (
        <span className="shown-label">{field.label}</span>
      ) : (
        <AddChoice
          field={field}
          link={link}
          chosenNames={new Set(choices.map(({ name }) => name))}
          error={error}
          onAdd={handleAdd}
          onBlur={table.onBlur}
        />
      )}
      <Chosen
        choices={choices}
        isReadOnly={isReadOnly}
        onRemove={(removed) => table.change(new TableValue(rows.filter(({ key }) => key !== removed)))}
      />
    </div>
  )
}
