const fields = [1, 2, 3, 4]

export function FormSkeleton() {
  return (
    <div className="wrap form-wrap skeleton" aria-hidden="true">
      <div className="form-page">
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
