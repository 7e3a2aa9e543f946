import styles from './balance.module.css'

const rows = ['first', 'second', 'third', 'fourth']

/** Grey rows in place of a statement that loads. */
export function StatementBlocks() {
  return (
    <div className={`stack ${styles.balanceStatement}`} aria-hidden="true">
      {rows.map((row) => (
        <div key={row} className={`block ${styles.balanceBlock}`} />
      ))}
    </div>
  )
}
