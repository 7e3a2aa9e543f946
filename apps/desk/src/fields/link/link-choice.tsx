import { Combobox } from '@mantine/core'
import type { LinkOption } from '../../data/link/link-options.ts'

/** One document among those that a link may name. */
export function LinkChoice({ name, title }: LinkOption) {
  return (
    <Combobox.Option value={name}>
      <span>{title || name}</span>
      {title !== '' && title !== name && <span className="option-name">{name}</span>}
    </Combobox.Option>
  )
}
