import { Marked, type PaperProps } from './Marked.tsx'

/** The sample resume. */
export function Resume({ marked = [] }: PaperProps) {
  return (
    <div className="page">
      <div className="pg cvp">
        <div className="wide">
          <div className="h5">
            <Marked id="name" marked={marked}>
              Amara Lindqvist
            </Marked>
          </div>
          <div className="role">Data engineer, logistics and maps</div>
        </div>
        <div>
          <div className="h6">Contact</div>
          <div className="sm">
            amara@lindqvist.example
            <br />
            +46 70 123 45 67
            <br />
            Göteborg, Sweden
          </div>
          <br />
          <div className="h6">Languages</div>
          <div className="sm">
            Swedish, native
            <br />
            English, C2
            <br />
            Arabic, B2
          </div>
          <br />
          <div className="h6">Tools</div>
          <div className="sm">
            PostgreSQL, DuckDB
            <br />
            Python, TypeScript, Rust
            <br />
            Kafka, dbt, Airflow
          </div>
        </div>
        <div>
          <div className="h6">Experience</div>
          <div className="jb">
            <b>
              <Marked id="job" marked={marked}>
                Senior data engineer, Fjordlinje
              </Marked>
            </b>
            <div className="sm">March 2021 to now</div>
            <p>Rebuilt the arrival-time pipeline for 1,400 vessels; median error down from 41 to 9 minutes.</p>
          </div>
          <div className="jb">
            <b>Data engineer, Västtrafik</b>
            <div className="sm">August 2017 to February 2021</div>
            <p>Ticket and delay data for 920 routes. Moved nightly batch to streams.</p>
          </div>
          <div className="jb">
            <b>Analyst, Chalmers Transport Lab</b>
            <div className="sm">June 2015 to July 2017</div>
            <p>Origin and destination matrices from mobile network data, two published papers.</p>
          </div>
          <div className="h6">Education</div>
          <div className="jb">
            <b>MSc Geoinformatics, Chalmers</b>
            <div className="sm">2013 to 2015</div>
          </div>
          <div className="jb">
            <b>BSc Mathematics, Lund University</b>
            <div className="sm">2010 to 2013</div>
          </div>
        </div>
      </div>
    </div>
  )
}
