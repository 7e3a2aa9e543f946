import { ActionIcon, Button } from '@mantine/core'
import { arrowUp, optionsOutline } from 'ionicons/icons'
import type { TypeMeta } from '../../../data/document/type-meta.ts'
import { useTranslate } from '../../../language/translate.ts'
import { Icon } from '../../../ui/icon.tsx'
import { shownListColumns, mostColumns, moveColumnForward, possibleColumns, toggleColumn } from './columns.ts'
import { fieldLabel } from '../filter/filters.ts'
import { PopoverChip } from '../filter/filter-chips.tsx'
import styles from '../../../ui/list/list-page.module.css'

interface Props {
  meta: TypeMeta
  chosen: readonly string[] | null
  onChoose: (names: readonly string[] | null) => void
}

function ColumnTicks({ meta, chosen, onChoose }: Props) {
  const t = useTranslate()
  const names = shownListColumns(meta, chosen).map(({ fieldname }) => fieldname)
  const others = possibleColumns(meta)
    .map(({ fieldname }) => fieldname)
    .filter((name) => !names.includes(name))
  return (
    <div className={styles.columnChoice}>
      <p className="small dim">{t('desk.columns_text')}</p>
      <ul>
        {[...names, ...others].map((name) => {
          const place = names.indexOf(name)
          const label = fieldLabel(meta, name, t)
          return (
            <li key={name}>
              <label className="tick-line grow">
                <input
                  className="tick"
                  type="checkbox"
                  checked={place >= 0}
                  disabled={place < 0 && names.length >= mostColumns}
                  onChange={() => onChoose(toggleColumn(names, name))}
                />
                <span>{label}</span>
              </label>
              {place > 0 && (
                <ActionIcon
                  variant="subtle"
                  size={36}
                  aria-label={t('desk.column_forward', { field: label })}
                  onClick={() => onChoose(moveColumnForward(names, name))}
                >
                  <Icon of={arrowUp} isSmall />
                </ActionIcon>
              )}
            </li>
          )
        })}
      </ul>
      <Button variant="default" disabled={chosen === null} onClick={() => onChoose(null)}>
        {t('desk.columns_usual')}
      </Button>
    </div>
  )
}

export function ChooseColumns(props: Props) {
  const t = useTranslate()
  return (
    <PopoverChip
      text={t('desk.columns')}
      icon={optionsOutline}
      className={styles.columnsChip}
      position="bottom-end"
      width={300}
    >
      {() => <ColumnTicks {...props} />}
    </PopoverChip>
  )
}
