import { type CommandEntry, commands, type Option } from './options.ts'
import { UsageError } from './words.ts'

/** What a shell needs to complete commands, options and their values. Throws UsageError for a shell that is not known. */
export function completionFor(shell: string | undefined): string {
  switch (shell) {
    case 'bash':
      return bash()
    case 'zsh':
      return zsh()
    case 'fish':
      return fish()
    default:
      throw new UsageError('say for which shell: bash, zsh or fish')
  }
}

const names = commands.map(({ name }) => name).join(' ')
const flags = ({ options }: CommandEntry) => options.map(({ name }) => `--${name}`).join(' ')
const shells = 'bash zsh fish'

function bash(): string {
  const values = commands.flatMap(({ name, options }) =>
    options.flatMap((option) => {
      const complete = option.completes === 'files' ? '-f' : option.completes === 'folders' ? '-d' : `-W "${option.completes?.join(' ')}"`
      return option.completes ? [`    "${name} --${option.name}") COMPREPLY=($(compgen ${complete} -- "$word")); return ;;`] : []
    }),
  )
  return `_docmill() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]}
  if [ "$COMP_CWORD" = 1 ]; then COMPREPLY=($(compgen -W "${names} --help --version" -- "$word")); return; fi
  case "$command $before" in
${values.join('\n')}
    "completion completion") COMPREPLY=($(compgen -W "${shells}" -- "$word")); return ;;
  esac
  if [[ $word == -* ]]; then
    case "$command" in
${commands.map((command) => `      ${command.name}) COMPREPLY=($(compgen -W "${flags(command)}" -- "$word")) ;;`).join('\n')}
    esac
  else COMPREPLY=($(compgen -f -- "$word")); fi
}
complete -o filenames -F _docmill docmill
`
}

function zsh(): string {
  const quoted = (text: string) => text.replaceAll("'", "'\\''").replaceAll('[', '\\[').replaceAll(']', '\\]').replaceAll(':', '\\:')
  const value = ({ value: called, completes }: Option) =>
    called === null
      ? ''
      : `:${quoted(called)}:${completes === 'files' ? '_files' : completes === 'folders' ? '_files -/' : completes ? `(${completes.join(' ')})` : ''}`
  const lines = commands.map((command) => {
    const given = command.options.map((option) => `'--${option.name}[${quoted(option.help)}]${value(option)}'`)
    const rest = command.name === 'completion' ? `'1:shell:(${shells})'` : "'*:file:_files'"
    return `    ${command.name}) _arguments ${[...given, rest].join(' ')} ;;`
  })
  return `#compdef docmill
_docmill() {
  if (( CURRENT == 2 )); then
    local -a choices=(${commands.map(({ name, help }) => `'${name}:${quoted(help)}'`).join(' ')})
    _describe command choices
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${lines.join('\n')}
  esac
}
compdef _docmill docmill
`
}

function fish(): string {
  const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  const lines = commands.flatMap(({ name, help, options }) => [
    `complete -c docmill -n __fish_use_subcommand -f -a ${name} -d ${quoted(help)}`,
    ...options.map((option) => {
      const values =
        option.completes === 'files' ? ' -r -F' : option.completes === 'folders' ? " -x -a '(__fish_complete_directories)'" : ''
      const words = Array.isArray(option.completes) ? ` -x -a ${quoted(option.completes.join(' '))}` : ''
      const bare = option.value !== null && !option.completes ? ' -x' : ''
      return `complete -c docmill -n '__fish_seen_subcommand_from ${name}' -l ${option.name}${values}${words}${bare} -d ${quoted(option.help)}`
    }),
  ])
  return `${lines.join('\n')}\ncomplete -c docmill -n '__fish_seen_subcommand_from completion' -f -a '${shells}'\n`
}
