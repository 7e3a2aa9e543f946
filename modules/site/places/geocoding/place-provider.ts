/** One line of a list of suggestions, in the words of Google's Places Autocomplete. */
export interface Prediction {
  readonly description: string
  readonly place_id: string
  readonly structured_formatting: { readonly main_text: string; readonly secondary_text: string }
  readonly types: readonly string[]
}

export interface AddressComponent {
  readonly long_name: string
  readonly short_name: string
  readonly types: readonly string[]
}

/** A place that was found, in the words of Google's Geocoding. */
export interface GeocodeResult {
  readonly address_components: readonly AddressComponent[]
  readonly formatted_address: string
  /** Degrees; null where nobody knows. */
  readonly geometry: { readonly location: { readonly lat: number; readonly lng: number } } | null
  readonly place_id: string
  readonly types: readonly string[]
}

/** `UNKNOWN_ERROR`: nobody could be asked, and it may be asked again. */
type PlaceStatus = 'OK' | 'ZERO_RESULTS' | 'UNKNOWN_ERROR'

export interface Suggestions {
  readonly status: PlaceStatus
  readonly predictions: readonly Prediction[]
}

interface Geocoded {
  readonly status: PlaceStatus
  readonly results: readonly GeocodeResult[]
}

/** The id of a prediction, or where a device is: degrees. */
export type PlaceQuestion =
  { readonly place_id: string } | { readonly latitude: number; readonly longitude: number }

/** Somebody who knows places. What goes wrong at a service outside is `PlacesUnavailable`. */
export interface PlaceProvider {
  /** Regions of India that a text of six characters may mean. */
  suggest(text: string): Promise<Suggestions>
  geocode(question: PlaceQuestion): Promise<Geocoded>
}

/** The service outside is away, slow, or does not take our key. Its message never carries the key. */
export class PlacesUnavailable extends Error {
  override readonly name = 'PlacesUnavailable'
}
