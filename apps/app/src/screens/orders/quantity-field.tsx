import { useId } from 'react'
import styles from './orders.module.css'

interface Props {
  title: string
  note?: string | null
  quantity: number
  most: number
  onChange: (quantity: number) => void
}

export function QuantityField({ title, note = null, quantity, most, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.returnLine}>
      <label htmlFor={id}>
        {title}
        {note && <span className={`small dim ${styles.returnNote}`}>{note}</span>}
      </label>
      <select
        id={id}
        className="input"
        value={quantity}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {Array.from({ length: most + 1 }, (_, count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
    </div>
  )
}
