interface Choice<Value> {
  readonly value: Value
  readonly label: string
  /** Said after the label where that is too short to be understood by ear. */
  readonly says?: string
  readonly disabled?: boolean
}

/** Chooses one of a few values. `label` names the group. */
export function Segmented<Value extends string | number>({
  label,
  value,
  choices,
  onChange,
}: {
  readonly label: string
  readonly value: Value
  readonly choices: readonly Choice<Value>[]
  readonly onChange: (value: Value) => void
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as an inline control in every browser
    <div className="seg" role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          disabled={choice.disabled}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
          {choice.says && <span className="sr"> {choice.says}</span>}
        </button>
      ))}
    </div>
  )
}
