import styles from '../../ui/form/form-page.module.css'
const fields = [1, 2, 3, 4]

export function FormSkeleton() {
  return (
    <div className={`wrap ${styles.formWrap} skeleton`} aria-hidden="true">
      <div className={styles.formPage}>
        <i className="title" />
        {fields.map((field) => (
          <div key={field} className="field">
            <i className="short" />
            <span className="input" />
          </div>
        ))}
      </div>
    </div>
  )
}
