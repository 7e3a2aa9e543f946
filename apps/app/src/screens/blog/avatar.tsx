import styles from './comments.module.css'

/** Shows the first letter of a person's name. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {[...name.trim()][0]?.toUpperCase() ?? ''}
    </span>
  )
}
