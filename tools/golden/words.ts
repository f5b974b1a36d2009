/** Common words by language, for specimens: no meaning intended. */
export const lexicons: Readonly<Record<string, readonly string[]>> = {
  en: 'the river of a garden and market house with timber under winter light for harbour work to copper wire by summer school supply service account travel paper office annual report region north south total average price member visitor machine repair storage delivery small large new open'.split(
    ' ',
  ),
  de: 'die Lieferung der Werkstatt und das Lager mit Holz von Papier für Garten Rechnung Menge Bestand Prüfung Messung Anlage Wartung Straße Brücke Gerät Küche über unter Sommer Winter Maß Größe neue alte kleine offene Stück Kosten Bericht'.split(
    ' ',
  ),
  fr: 'la livraison de papier et le jardin avec une école pour les membres du marché hiver été lumière service région nord sud prix moyen compte réparation stockage petit grand nouveau ouvert rivière maison atelier façade œuvre'.split(
    ' ',
  ),
  sv: 'och den nya skolan i norr med papper för hamnen över vintern en liten maskin till lager av trä under året som pris medlem besök stor öppen väg bro'.split(
    ' ',
  ),
}
