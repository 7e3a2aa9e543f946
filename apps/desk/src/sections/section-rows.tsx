import { ActionIcon, Button } from '@mantine/core'
import { addOutline, arrowDownOutline, arrowUpOutline, trashOutline } from 'ionicons/icons'
import { useState } from 'react'
import type { DeskField, TypeMeta } from '../data/doc-meta.ts'
import type { AttachTarget } from '../fields/control.ts'
import { FieldControl } from '../fields/field-control.tsx'
import { newKey } from '../fields/table-value.ts'
import { sectionSummary } from '../fields/section-summary.ts'
import { useSay } from '../language/say.ts'
import { Icon } from '../ui/icon.tsx'
import { moved, partIn, withPart, type Content } from './section-content.ts'

interface Props {
  field: DeskField
  row: TypeMeta
  items: readonly Content[]
  attachTo: AttachTarget | null
  onChange: (items: readonly Content[]) => void
}

/** A list within a section, as slides and questions are: each opens on its own, moves and goes. */
export function SectionRows({ field, row, items, attachTo, onChange }: Props) {
  const say = useSay()
  const [keys, setKeys] = useState(() => items.map(newKey))
  const [added, setAdded] = useState<string | null>(null)
  const handleAdd = () => {
    const key = newKey()
    setKeys([...keys, key])
    setAdded(key)
    onChange([...items, {}])
  }
  const move = (from: number, to: number) => {
    setKeys(moved(keys, from, to))
    onChange(moved(items, from, to))
  }
  const handleRemove = (index: number) => {
    setKeys(keys.toSpliced(index, 1))
    onChange(items.toSpliced(index, 1))
  }
  return (
    <fieldset className="section-rows">
      <legend>{field.label}</legend>
      <ol>
        {items.map((item, index) => (
          <li key={keys[index]}>
            <details open={keys[index] === added}>
              <summary>
                <span className="num dim">{index + 1}</span>
                <span className="section-words">{sectionSummary(JSON.stringify(item))}</span>
              </summary>
              <div className="row-fields">
                {row.fields.map((part) => (
                  <FieldControl
                    key={part.fieldname}
                    field={part}
                    value={partIn(item, part)}
                    onChange={(cell) => onChange(items.with(index, withPart(item, part, cell)))}
                    onBlur={() => undefined}
                    error={undefined}
                    attachTo={attachTo}
                  />
                ))}
              </div>
            </details>
            <ItemActions
              number={index + 1}
              total={items.length}
              onUp={() => move(index, index - 1)}
              onDown={() => move(index, index + 1)}
              onRemove={() => handleRemove(index)}
            />
          </li>
        ))}
      </ol>
      <Button variant="default" leftSection={<Icon of={addOutline} isSmall />} onClick={handleAdd}>
        {say('desk.section_add', { label: row.label })}
      </Button>
    </fieldset>
  )
}

const small = { variant: 'subtle', size: 40 } as const

interface ActionsProps {
  number: number
  total: number
  onUp: () => void
  onDown: () => void
  onRemove: () => void
}

function ItemActions({ number, total, onUp, onDown, onRemove }: ActionsProps) {
  const say = useSay()
  return (
    <div className="section-item-actions">
      <ActionIcon
        {...small}
        aria-label={say('desk.section_up', { number })}
        disabled={number === 1}
        onClick={onUp}
      >
        <Icon of={arrowUpOutline} isSmall />
      </ActionIcon>
      <ActionIcon
        {...small}
        aria-label={say('desk.section_down', { number })}
        disabled={number === total}
        onClick={onDown}
      >
        <Icon of={arrowDownOutline} isSmall />
      </ActionIcon>
      <ActionIcon {...small} aria-label={say('desk.remove_row', { number })} onClick={onRemove}>
        <Icon of={trashOutline} isSmall />
      </ActionIcon>
    </div>
  )
}
