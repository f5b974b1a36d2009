import { likelihood, type SmallNetwork } from '../small-network.ts'
import type { Chance } from './chance.ts'

export interface Example {
  readonly features: readonly number[]
  readonly yes: boolean
}

/** Teaches a network of `units` hidden units by Adam on single examples, `rounds` times through them all. */
export function teach(examples: readonly Example[], units: number, rounds: number, chance: Chance): SmallNetwork {
  const count = examples[0]?.features.length ?? 0
  const at = (index: number): number[] => examples.map(({ features }) => features[index] as number)
  const means = Array.from({ length: count }, (_, index) => mean(at(index)))
  const spreads = means.map((average, index) => Math.max(1e-3, Math.sqrt(mean(at(index).map((value) => (value - average) ** 2)))))
  const inputs = examples.map(({ features }) =>
    Float64Array.from(features, (value, index) => (value - (means[index] as number)) / (spreads[index] as number)),
  )
  const width = count + 1
  const weights = Float64Array.from({ length: units * width + units + 1 }, () => (chance.share() - 0.5) * (2 / Math.sqrt(width)))
  const first = new Float64Array(weights.length)
  const second = new Float64Array(weights.length)
  const slope = new Float64Array(weights.length)
  const activities = new Float64Array(units)
  const order = examples.map((_, index) => index)
  const batch = 32
  const outputAt = units * width
  let step = 0
  for (let round = 0; round < rounds; round++) {
    const rate = 0.004 * (1 - round / rounds) + 0.0002
    for (let i = order.length - 1; i > 0; i--) {
      const j = chance.below(i + 1)
      ;[order[i], order[j]] = [order[j] as number, order[i] as number]
    }
    for (let start = 0; start < order.length; start += batch) {
      slope.fill(0)
      const some = order.slice(start, start + batch)
      for (const index of some) {
        const input = inputs[index] as Float64Array
        let sum = weights[outputAt + units] as number
        for (let unit = 0; unit < units; unit++) {
          let activity = weights[unit * width + count] as number
          for (let k = 0; k < count; k++) activity += (weights[unit * width + k] as number) * (input[k] as number)
          activities[unit] = Math.tanh(activity)
          sum += (weights[outputAt + unit] as number) * (activities[unit] as number)
        }
        const fault = 1 / (1 + Math.exp(-sum)) - (examples[index]?.yes === true ? 1 : 0)
        slope[outputAt + units] = (slope[outputAt + units] as number) + fault
        for (let unit = 0; unit < units; unit++) {
          const activity = activities[unit] as number
          slope[outputAt + unit] = (slope[outputAt + unit] as number) + fault * activity
          const back = fault * (weights[outputAt + unit] as number) * (1 - activity * activity)
          const row = unit * width
          for (let k = 0; k < count; k++) slope[row + k] = (slope[row + k] as number) + back * (input[k] as number)
          slope[row + count] = (slope[row + count] as number) + back
        }
      }
      step++
      for (let k = 0; k < weights.length; k++) {
        const g = (slope[k] as number) / some.length + 1e-5 * (weights[k] as number)
        first[k] = 0.9 * (first[k] as number) + 0.1 * g
        second[k] = 0.999 * (second[k] as number) + 0.001 * g * g
        const [m, v] = [(first[k] as number) / (1 - 0.9 ** step), (second[k] as number) / (1 - 0.999 ** step)]
        weights[k] = (weights[k] as number) - (rate * m) / (Math.sqrt(v) + 1e-8)
      }
    }
  }
  const rounded = (values: Float64Array): number[] => [...values].map((value) => Number(value.toFixed(5)))
  return {
    means: means.map((value) => Number(value.toFixed(5))),
    spreads: spreads.map((value) => Number(value.toFixed(5))),
    hidden: Array.from({ length: units }, (_, unit) => rounded(weights.slice(unit * width, (unit + 1) * width))),
    output: rounded(weights.slice(outputAt)),
  }
}

/** Share of examples answered right, at one half. */
export const rightShare = (network: SmallNetwork, examples: readonly Example[]): number =>
  mean(examples.map(({ features, yes }) => (likelihood(network, features) >= 0.5 === yes ? 1 : 0)))

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
