/** What stands where a product will come: the plane of its picture, still bars. */
export const ProductSkeleton = () => (
  <div className="waiting" aria-hidden="true">
    <div className="product">
      <div className="first">
        <div className="line">
          <div className="crumbs">
            <ol>
              <li />
            </ol>
          </div>
        </div>
        <div className="title">
          <div className="bar" />
          <div className="bar short" />
        </div>
        <div className="amount">
          <div className="bar price-bar" />
        </div>
        <div className="gallery bleed">
          <div className="stage" />
        </div>
      </div>
      <div className="buy-box">
        <div className="bar" />
        <div className="bar short" />
      </div>
    </div>
  </div>
);
